export { RecipientPage } from './RecipientPage.tsx'
export { useRowText } from './useRowText.ts'
export { useStandingWords } from './useStandingWords.ts'
