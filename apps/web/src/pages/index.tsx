import { Landing } from '../features/landing/index.ts'

export default function HomePage() {
  return <Landing />
}
