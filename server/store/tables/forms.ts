/** `replaced_at`: null for the latest version. What is published is null where the version is older than these columns. */
export interface FormVersionTable {
  form_id: string
  version: number
  structure: string
  replaced_at: number | null
  published_title: string | null
  published_description: string | null
  field_count: number | null
  published_at: number | null
  /** The version that has its structure, where only its title or description is another; null where it has its own. */
  structure_of: number | null
}

/** A view: what each version asks, whichever version it is stored with. */
export interface VersionStructureView {
  form_id: string
  version: number
  structure: string
}

/** What an owner has changed and not published. */
export interface FormDraftTable {
  form_id: string
  /** JSON: title, description, structure and whether the form is active. */
  content: string
  /** Of `content`. */
  bytes: number
  /** The published version that it began with. */
  version: number
  /** Counts up each time that it is saved. */
  revision: number
  updated_at: number
}
