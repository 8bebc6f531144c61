export { getConnectSources } from './server/getConnectSources.ts'
export { getFrameSources } from './server/getFrameSources.ts'
export { getInitialState } from './server/getInitialState.ts'
