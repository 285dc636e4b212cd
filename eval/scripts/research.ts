import { attempts, choices, type Items, questions, swaps, tasks, wishes } from "./items.ts";

export const RESEARCH: Items = {
	domain: "research",
	tasks: tasks(`
survey the literature on urban heat islands | surveying the literature on urban heat islands | surveyed the literature on urban heat islands | the literature survey on urban heat islands | heat islands
collect the Landsat scenes | collecting the Landsat scenes | collected the Landsat scenes | the collection of the Landsat scenes | Landsat
digitize the albedo tables | digitizing the albedo tables | digitized the albedo tables | the digitization of the albedo tables | albedo
interview the Seville planners | interviewing the Seville planners | interviewed the Seville planners | the interviews with the Seville planners | Seville
code the transcripts | coding the transcripts | coded the transcripts | the coding of the transcripts | transcripts
draft the methods chapter | drafting the methods chapter | drafted the methods chapter | the draft of the methods chapter | methods chapter

analyse the survey on remote work | analysing the survey on remote work | analysed the survey on remote work | the analysis of the survey on remote work | survey on remote work
weight the sample by age band | weighting the sample by age band | weighted the sample by age band | the weighting by age band | age band
impute the missing salaries | imputing the missing salaries | imputed the missing salaries | the imputation of the missing salaries | missing salaries
fit the ordinal model | fitting the ordinal model | fitted the ordinal model | the ordinal model | ordinal model
plot the commuting curves | plotting the commuting curves | plotted the commuting curves | the plot of the commuting curves | commuting curves
preregister the follow-up wave | preregistering the follow-up wave | preregistered the follow-up wave | the preregistration of the follow-up wave | follow-up wave

compare battery chemistries for the buoy | comparing battery chemistries for the buoy | compared battery chemistries for the buoy | the comparison of battery chemistries for the buoy | battery chemistries
gather the datasheets | gathering the datasheets | gathered the datasheets | the collection of the datasheets | datasheets
simulate the winter load | simulating the winter load | simulated the winter load | the simulation of the winter load | winter load
cycle the sample cells | cycling the sample cells | cycled the sample cells | the cycling of the sample cells | sample cells
rank the suppliers by lead time | ranking the suppliers by lead time | ranked the suppliers by lead time | the ranking of the suppliers | suppliers
present the shortlist in Bergen | presenting the shortlist in Bergen | presented the shortlist in Bergen | the presentation in Bergen | Bergen`),
	choices: choices(`
the reference manager | Zotero | EndNote | the students have no licences | Zotero | licences
the statistics package | R with brms | SPSS | the reviewers ask for Bayesian intervals | brms | Bayesian
the sampling frame | the housing registry | phone numbers | the registry includes tenants without landlines | housing registry | landlines
the effect size | Cliff's delta | Cohen's d | the scores are heavily skewed | Cliff's delta | skewed
the journal | Urban Climate | Nature Cities | the page charges are waived for us | Urban Climate | page charges
the anode | lithium titanate | graphite | it copes with minus thirty degrees | titanate | minus thirty
the transcription | a human service | Whisper | the Andalusian accent tripped the software | human service | Andalusian
the data format | Parquet | CSV | the tables have ninety columns of floats | Parquet | ninety columns`),
	swaps: swaps(`
the baseline year | 1998 | the archive starts there | 2004 | the early sensors were miscalibrated | 2004, miscalibrated
the control city | Granada | it is close | Malaga | Granada changed its zoning law | Malaga, zoning
the citation style | APA | it is common | Vancouver | the journal insists on numbers | Vancouver, insists`),
	attempts: attempts(`
scraping the ministry portal | scraped the ministry portal | the server blocked us after 200 pages | ministry portal
clustering with k-means | clustered with k-means | every cluster was split by night | k-means
e-mailing the authors for raw data | e-mailed the authors for raw data | only one of fourteen replied | raw data, fourteen
detrending with a cubic spline | detrended with a cubic spline | the summer peak vanished | cubic spline
translating the forms with DeepL | translated the forms with DeepL | the legal terms came out garbled | DeepL
charging the cells in parallel | charged the cells in parallel | two of them swelled | parallel
merging the files by postcode | merged the files by postcode | a third of the rows doubled | postcode`),
	questions: questions(`
does the ethics board need a second consent form | the second consent form | consent form
which humidity correction did the 2011 paper use | the humidity correction | humidity
is the Basel dataset public | the Basel dataset | Basel
who can reproduce the calorimetry | the calorimetry | calorimetry
should outliers be winsorized | the treatment of outliers | outliers
what is the drift of the tide gauge | the drift of the tide gauge | tide gauge
are the grey papers worth citing | the grey papers | grey papers`),
	wishes: wishes(`
cite sources with page numbers | page numbers
use metric units | metric
mark guesses as guesses | guesses
give formulas in LaTeX | LaTeX
avoid the passive voice | passive voice
list counter-arguments first | counter-arguments
keep summaries to one paragraph | one paragraph
spell in British English | British`),
};
