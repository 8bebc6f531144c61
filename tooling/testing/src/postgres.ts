export { freePort } from './postgres/freePort.ts'
export { type StartPostgresParameters, type TestPostgres, startPostgres } from './postgres/startPostgres.ts'
export { type TestReplica, startReplica } from './postgres/startReplica.ts'
