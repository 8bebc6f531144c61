/** More than this nobody takes in at a glance. */
export const maxFiles = 25

/** Folders that hold more sources than `maxFiles`, tests and what is generated left out: they want to be parted by noun. */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    if (!/\.(?:ts|tsx|sol)$/.test(file) || /\.(?:test|test-d|generated|stories)\.|\.t\.sol$/.test(file)) continue
    const folder = file.slice(0, file.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > maxFiles).map(([folder, count]) => `${folder} (${count})`)
}
