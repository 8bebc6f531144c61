import { lazyPart } from '../../components/lazyPart.tsx'

export const RebuiltReport = lazyPart(async () => (await import('./RebuiltReport.tsx')).RebuiltReport)
