export { ShareTab } from './ShareTab.tsx'
