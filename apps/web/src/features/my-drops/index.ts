export { ReceivedPage } from './ReceivedPage.tsx'
