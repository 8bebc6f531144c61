export { createAvatarProxy, type AvatarProxyParameters } from './avatars/createAvatarProxy.ts'
export type { ResolveHost } from './avatars/createHostResolver.ts'
