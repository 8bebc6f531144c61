export { type DocsFacts, DocsPage } from './DocsPage.tsx'
export { RecipientsPage } from './RecipientsPage.tsx'
