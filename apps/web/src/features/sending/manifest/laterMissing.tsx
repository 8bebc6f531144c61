import { SkeletonList } from '../../../components/layout/SkeletonList.tsx'
import { lazyPart } from '../../../components/lazyPart.tsx'

export const MissingManifest = lazyPart(
  async () => (await import('./MissingManifest.tsx')).MissingManifest,
  <SkeletonList />,
)
