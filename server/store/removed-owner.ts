/**
 * The owner of forms whose rows are still being removed: an account that is none, in no list, that nobody can log in to.
 * Its forms are as if they were gone.
 */
export const REMOVED_OWNER = '00000000-0000-0000-0000-000000000000'
