export { RecipientPage } from './RecipientPage.tsx'
