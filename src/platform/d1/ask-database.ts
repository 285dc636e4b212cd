/** Asks the database for a constant, so that nothing but the way there and back is tried. Rejects if it fails. */
export async function askDatabase(db: D1Database): Promise<void> {
	await db.prepare("SELECT 1").run();
}
