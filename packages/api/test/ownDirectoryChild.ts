// A process of its own that owns the directory it is given, and says so.
import { ownDirectory } from '../src/database/ownDirectory.ts'

const [directory = '', mode] = process.argv.slice(2)
try {
  await ownDirectory(directory)
  console.log('owned')
  if (mode === 'stay') process.stdin.resume()
} catch (error) {
  console.log(error instanceof Error ? error.name : 'error')
}
