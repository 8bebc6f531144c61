import { lazyPart } from '../../../components/lazyPart.tsx'

export const KeyBackup = lazyPart(async () => (await import('./KeyBackup.tsx')).KeyBackup)
