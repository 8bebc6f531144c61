import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('../migrations/', import.meta.url)
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const statements = text.split('--> statement-breakpoint').map((statement) => statement.trim())
    return { name: name.replace(/\.sql$/, ''), hash: createHash('sha256').update(text).digest('hex'), statements }
  })

// Bundlers move modules away from their folders, so the SQL travels inside one.
writeFileSync(
  new URL('../src/database/migrations.generated.ts', import.meta.url),
  `// Written by \`pnpm codegen\` from migrations/*.sql.\nexport const migrations = ${JSON.stringify(migrations, null, 2)} as const\n`,
)
