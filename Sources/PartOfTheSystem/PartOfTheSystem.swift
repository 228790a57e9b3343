// On Apple's platforms the modules of this package are a part of the system: the target that stands for them is empty.
