export { createAuthStore } from './database/createAuthStore.ts'
export { createApi, type Api, type ApiConfig, type CreateApiParameters } from './createApi.ts'
export {
  createDatabase,
  type CreateDatabaseParameters,
  type DatabaseHealth,
  type OpenDatabase,
} from './database/createDatabase.ts'
export type { Database, Transaction } from './database/database.ts'
export { openMemoryDatabase, type MemoryDatabase } from './database/openMemoryDatabase.ts'
export { createServices, type CreateServicesParameters, type Services } from './createServices.ts'
export { openServices, type OpenServicesParameters } from './openServices.ts'
export {
  ApiBaseError,
  DirectoryInUseError,
  DropVanishedError,
  EmbeddedDatabaseRefusedError,
  MigrationMismatchError,
} from './errors.ts'
export type { ApiChain, FetchWords, JobSender, SettledWords } from './context.ts'
export type { OperationLimits } from './http/graphql/operationLimits.ts'
export { hashOperation, printOperation, type PersistedOperations } from './http/graphql/withPersistedOperations.ts'
export { createClientKey, type ClientKey } from './http/createClientKey.ts'
export { createShardHandler } from './http/createShardHandler.ts'
export { createServer, type ApiServer, type CreateServerParameters, type Route } from './http/createServer.ts'
export { runServer } from './http/runServer.ts'
export { sendResponse, toNodeHandler, type FetchHandler, type NodeHandler } from './http/toNodeHandler.ts'
export { createRateLimiter, type RateLimiter } from './http/createRateLimiter.ts'
export { createLogger, silentLogger, type Logger } from './logger.ts'
export { type OpenSending, type SendingHost, type SendingModule, type SendingService } from './sending.ts'
export { actsAs, type Authenticator, type Session } from './session.ts'
export { endSessions } from './database/endSessions.ts'
export { insertManifest } from './services/drops/saveDrop.ts'
export { runSealing } from './services/uploads/runSealing.ts'
export { removeDrop, removeTitle } from './services/drops/removeDrop.ts'
export { rebuildCaches } from './services/slots/rebuildCaches.ts'
export { fetchManifest } from './services/drops/fetchManifest.ts'
export { createWordsFetcher } from './services/reports/createWordsFetcher.ts'
