export { siteRoutes } from '../routes/siteRoutes.ts'
