export { getConnectSources } from './server/getConnectSources.ts'
export { getInitialState } from './server/getInitialState.ts'
