export { default as Page } from '../../pages/index.tsx'
