import { PublicDropPage } from '../../features/drop-page/index.ts'

/** What anybody sees of a drop; prerendered, without wallet or data client. */
export default function DropIdPage() {
  return <PublicDropPage />
}
