export { createAvatarProxy, type AvatarProxyParameters } from './avatars/createAvatarProxy.ts'
