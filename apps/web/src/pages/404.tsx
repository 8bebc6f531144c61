import { NotFoundPage } from '../features/error-pages/index.ts'

export default function NotFound() {
  return <NotFoundPage />
}
