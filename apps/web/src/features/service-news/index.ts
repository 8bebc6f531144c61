export { NewsSwitch } from './NewsSwitch.tsx'
export type { KnownDrop } from './followNews.ts'
export { useIsNewsWanted, useNews } from './useNews.ts'
