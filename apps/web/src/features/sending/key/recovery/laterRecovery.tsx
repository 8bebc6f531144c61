import { lazyPart } from '../../../../components/lazyPart.tsx'

export const KeyBackup = lazyPart(async () => (await import('./KeyBackup.tsx')).KeyBackup)
export const GetKeyBack = lazyPart(async () => (await import('./GetKeyBack.tsx')).GetKeyBack)
export const MoneyElsewhere = lazyPart(async () => (await import('./MoneyElsewhere.tsx')).MoneyElsewhere)
