"""The app icon: a catalog card with a portrait and an orbiting electron."""

ICON = """\
<?xml version="1.0" encoding="UTF-8"?>
<!-- Drawn for this project. SPDX-License-Identifier: Apache-2.0 -->
<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"
     viewBox="0 0 256 256">
  <defs>
    <linearGradient id="tile" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#8E6CC6"/>
      <stop offset="1" stop-color="#6A4AA0"/>
    </linearGradient>
    <linearGradient id="halo" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#F4ECFB"/>
      <stop offset="1" stop-color="#DCCBEF"/>
    </linearGradient>
    <clipPath id="frame"><circle cx="128" cy="120" r="82"/></clipPath>
  </defs>

  <!-- tile with a darker lower edge -->
  <rect x="20" y="24" width="216" height="216" rx="46" fill="#432C70"/>
  <rect x="20" y="16" width="216" height="216" rx="46" fill="url(#tile)"/>
  <rect x="21.5" y="17.5" width="213" height="213" rx="44.5" fill="none"
        stroke="#FFFFFF" stroke-opacity=".16" stroke-width="3"/>

  <!-- far half of the orbit -->
  <path d="M 34.4 168 A 98 40 -18 0 1 221.6 106" fill="none"
        stroke="#D9A441" stroke-width="7" stroke-linecap="round"/>

  <!-- portrait -->
  <circle cx="128" cy="120" r="82" fill="url(#halo)"/>
  <g clip-path="url(#frame)">
    <ellipse cx="128" cy="58" rx="20" ry="16" fill="#3A221B"/>
    <path d="M 84 112 C 80 78 102 64 128 64 C 154 64 176 78 172 112
             C 173 130 166 142 158 146 L 98 146 C 90 142 83 130 84 112 Z"
          fill="#3A221B"/>
    <path d="M 112 134 L 144 134 L 144 164 C 144 178 112 178 112 164 Z"
          fill="#E0A98F"/>
    <path d="M 60 218 C 62 182 88 168 110 164 C 118 176 138 176 146 164
             C 168 168 194 182 196 218 Z" fill="#1F7A6B"/>
    <path d="M 146 164 C 168 168 194 182 196 218 L 156 218
             C 160 196 158 178 146 164 Z" fill="#155A50"/>
    <path d="M 108 164 C 116 180 140 180 148 164 L 154 168
             C 146 192 110 192 102 168 Z" fill="#FBF6EC"/>
    <path d="M 94 104 C 94 80 110 74 128 74 C 146 74 162 80 162 104
             C 162 132 146 152 128 152 C 110 152 94 132 94 104 Z"
          fill="#F6D5BF"/>
    <path d="M 146 78 C 158 84 162 92 162 104 C 162 132 146 152 128 152
             C 146 142 154 108 146 78 Z" fill="#E6B49B" opacity=".75"/>
    <path d="M 128 74 C 120 90 104 96 92 120 C 84 108 86 76 128 66 Z"
          fill="#4B2C20"/>
    <path d="M 128 74 C 136 90 152 96 164 120 C 172 108 170 76 128 66 Z"
          fill="#3F251B"/>
    <circle cx="88" cy="122" r="15" fill="#4B2C20"/>
    <circle cx="168" cy="122" r="15" fill="#3F251B"/>
    <circle cx="88" cy="122" r="7" fill="none" stroke="#7A5140"
            stroke-width="3"/>
    <circle cx="168" cy="122" r="7" fill="none" stroke="#6B4636"
            stroke-width="3"/>
  </g>

  <!-- near half of the orbit, below the chin -->
  <path d="M 34.4 168 A 98 40 -18 0 0 221.6 106" fill="none"
        stroke="#F2C35B" stroke-width="8" stroke-linecap="round"/>
  <circle cx="196" cy="150" r="15" fill="#6A4AA0"/>
  <circle cx="196" cy="150" r="11.5" fill="#FFE39A"/>
  <circle cx="192.5" cy="146.5" r="3.6" fill="#FFFFFF"/>
</svg>
"""
