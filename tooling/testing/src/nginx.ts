export { type CachingProxy, startCachingProxy } from './nginx/startCachingProxy.ts'
export { startFileServer } from './nginx/startFileServer.ts'
export { nginx, noNginx } from './nginx/startNginx.ts'
