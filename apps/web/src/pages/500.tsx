import { ServerErrorPage } from '../features/lost/index.ts'

export default function ServerError() {
  return <ServerErrorPage />
}
