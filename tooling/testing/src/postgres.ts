export { freePort } from './postgres/freePort.ts'
export { type TestPostgres, startPostgres } from './postgres/startPostgres.ts'
