/// What stands for the function that runs an app in a program without windows: a program that links this target needs no other.
#pragma once
