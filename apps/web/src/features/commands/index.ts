export { CommandPalette } from './CommandPalette.tsx'
export { ShortcutList } from './ShortcutList.tsx'
