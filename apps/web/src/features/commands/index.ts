export { CommandPalette, type PaletteHandle } from './CommandPalette.tsx'
export { PaletteButton } from './PaletteButton.tsx'
export { ShortcutList } from './ShortcutList.tsx'
