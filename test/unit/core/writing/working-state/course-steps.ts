/** A step in its forms: as it is planned, reported, being done, and what it is about. */
export type Step = { plan: string; past: string; doing: string; noun: string };

function steps(text: string): Step[] {
	return text
		.trim()
		.split("\n")
		.map((line) => {
			const [plan = "", past = "", doing = "", noun = ""] = line.split("|").map((part) => part.trim());
			return { plan, past, doing, noun };
		});
}

/** Tasks of several kinds with their steps, in an order that makes sense. */
export const COURSES: { task: string; word: string; steps: Step[] }[] = [
	{
		task: "add two-factor login to the customer portal",
		word: "two-factor",
		steps: steps(`
Choose a TOTP library | chose a TOTP library | choosing a TOTP library | TOTP library
Add a secrets table | added a secrets table | adding a secrets table | secrets table
Build the enrolment screen | built the enrolment screen | building the enrolment screen | enrolment screen
Verify codes at login | verified codes at login | verifying codes at login | code verification at login
Write recovery code tests | wrote the recovery code tests | writing the recovery code tests | recovery code tests
Update the help pages | updated the help pages | updating the help pages | help pages`),
	},
	{
		task: "move our image storage from disk to S3",
		word: "S3",
		steps: steps(`
Create the bucket with Terraform | created the bucket with Terraform | creating the bucket with Terraform | bucket
Refactor the upload controller | refactored the upload controller | refactoring the upload controller | upload controller
Copy the existing files | copied the existing files | copying the existing files | existing files
Switch the CDN origin | switched the CDN origin | switching the CDN origin | CDN origin
Delete the old volume | deleted the old volume | deleting the old volume | old volume`),
	},
	{
		task: "write a literature review on microplastics in rivers",
		word: "microplastics",
		steps: steps(`
Search the databases | searched the databases | searching the databases | database search
Screen the abstracts | screened the abstracts | screening the abstracts | abstracts
Extract sampling methods | extracted the sampling methods | extracting the sampling methods | sampling methods
Compare concentrations | compared the concentrations | comparing the concentrations | concentrations
Draft the discussion | drafted the discussion | drafting the discussion | discussion
Format the bibliography | formatted the bibliography | formatting the bibliography | bibliography`),
	},
	{
		task: "organise the team offsite in Lisbon",
		word: "offsite",
		steps: steps(`
Collect everyone's dates | collected everyone's dates | collecting everyone's dates | dates
Book the hotel | booked the hotel | booking the hotel | hotel
Reserve a meeting room | reserved a meeting room | reserving a meeting room | meeting room
Plan the city walk | planned the city walk | planning the city walk | city walk
Order the catering | ordered the catering | ordering the catering | catering
Send the agenda | sent the agenda | sending the agenda | agenda`),
	},
	{
		task: "get my insurance claim for the flooded basement approved",
		word: "insurance claim",
		steps: steps(`
Photograph the damage | photographed the damage | photographing the damage | damage photos
List the ruined items | listed the ruined items | listing the ruined items | ruined items
Find the purchase receipts | found the purchase receipts | finding the purchase receipts | receipts
Fill in form C-12 | filled in form C-12 | filling in form C-12 | form C-12
Submit the claim online | submitted the claim online | submitting the claim online | online submission`),
	},
];
