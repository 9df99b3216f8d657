import { join, resolve, sep } from 'node:path'

/**
 * Says whether an address leads into one of the folders, below the root or by Vite's `/@fs/`.
 * @param folders absolute
 */
export function hiddenFolders(root: string, folders: string[]): (url: string) => boolean {
  const hidden = folders.map((folder) => `${folder}${sep}`.toLowerCase())
  return (url) => {
    const path = decoded(url.split(/[?#]/, 1)[0] ?? '')
    const file = path.startsWith('/@fs/') ? resolve(path.slice('/@fs'.length)) : join(root, path)
    return hidden.some((folder) => `${file}${sep}`.toLowerCase().startsWith(folder))
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
