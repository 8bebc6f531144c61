import { ServerErrorPage } from '../features/error-pages/index.ts'

export default function ServerError() {
  return <ServerErrorPage />
}
