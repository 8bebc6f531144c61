export { apolloClient } from '../server-data/apollo.ts'
