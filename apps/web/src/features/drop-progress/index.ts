export { AuthorisePanel } from './AuthorisePanel.tsx'
export { DropPage } from './DropPage.tsx'
export { SealLine } from './SealLine.tsx'
