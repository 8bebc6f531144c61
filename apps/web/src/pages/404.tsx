import { NotFoundPage } from '../features/lost/index.ts'

export default function NotFound() {
  return <NotFoundPage />
}
