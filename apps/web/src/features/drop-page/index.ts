export { RecipientPage } from './RecipientPage.tsx'
export { type RowText, useRowText } from './useRowText.ts'
export { type StandingWords, useStandingWords } from './useStandingWords.ts'
