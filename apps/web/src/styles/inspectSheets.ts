import { posix } from 'node:path'

/** Class names that a sheet says something of, those of other sheets left out. */
export function classesOf(css: string): Set<string> {
  const own = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:global\([^)]*\)/g, '')
  return new Set(Array.from(own.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => name ?? ''))
}

type Import = { readonly file: string; readonly sheet: string; readonly used: ReadonlySet<string> }

function importsOf([file, text]: readonly [string, string]): Import[] {
  return Array.from(text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'$/gm), ([, name = '', path = '']) => ({
    file,
    sheet: posix.join(posix.dirname(file), path),
    used: new Set(Array.from(text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, used]) => used ?? '')),
  }))
}

/**
 * What is wrong with CSS Modules and their use, by sheet: classes that nobody asks for or that are not there, names that are not in camel
 * case, a feature that wears another's sheet, a shared component whose look no feature could add to.
 *
 * @param files text of components and sheets by their path below `src`
 */
export function inspectSheets(files: ReadonlyMap<string, string>): string[] {
  const imports = [...files].filter(([file]) => file.endsWith('.tsx')).flatMap(importsOf)
  const problems: string[] = []
  for (const [sheet, css] of files) {
    if (!sheet.endsWith('.module.css')) continue
    const classes = classesOf(css)
    const importers = imports.filter((each) => each.sheet === sheet)
    const asked = new Set(importers.flatMap(({ used }) => [...used]))
    for (const name of classes) {
      if (!asked.has(name)) problems.push(`${sheet}: nobody asks for .${name}`)
      if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) problems.push(`${sheet}: .${name} is not in camel case`)
    }
    for (const name of asked) if (!classes.has(name)) problems.push(`${sheet}: .${name} is not there`)
    const [feature] = /^features\/[^/]+\//.exec(sheet) ?? ['']
    for (const { file } of importers)
      if (!file.startsWith(feature)) problems.push(`${sheet}: ${file} is of another feature`)
    const takesClass = importers.some(
      ({ file, used }) => used.size > 0 && /\bclassName, |className,\n/.test(files.get(file) ?? ''),
    )
    if (sheet.startsWith('components/') && takesClass && !css.startsWith('@layer components {'))
      problems.push(`${sheet}: a feature can't add to it outside of @layer components`)
  }
  return problems
}
