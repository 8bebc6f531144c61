export { RunningDrops } from './RunningDrops.tsx'
