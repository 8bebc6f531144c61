export { CommandPalette } from './CommandPalette.tsx'
export { commands, screenKeys } from './shortcuts.ts'
