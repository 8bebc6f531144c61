export { NotFoundPage } from './NotFoundPage.tsx'
export { ServerErrorPage } from './ServerErrorPage.tsx'
