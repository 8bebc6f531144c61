export { PublicDropPage } from './PublicDropPage.tsx'
export { useRowText } from './useRowText.ts'
export { useStatusText } from './useStatusText.ts'
