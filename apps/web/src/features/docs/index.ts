export { type DocsFacts, DocsPage } from './DocsPage.tsx'
