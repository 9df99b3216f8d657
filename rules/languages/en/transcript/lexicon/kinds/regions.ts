/** Towns by the region in which they are. */
export const REGIONS = `alberta: calgary|edmonton|red deer
british columbia: vancouver|victoria|kelowna
manitoba: winnipeg
ontario: toronto|ottawa|hamilton|london ontario|mississauga|kingston
quebec: montreal|quebec city|laval|gatineau
nova scotia: halifax
saskatchewan: regina|saskatoon
new south wales|nsw: sydney|newcastle|wollongong
victoria|vic: melbourne|geelong|ballarat
queensland|qld: brisbane|gold coast|cairns
western australia|wa: perth|fremantle
south australia|sa: adelaide
tasmania|tas: hobart|launceston|tassie
england: london|manchester|birmingham|leeds|liverpool|bristol|english
scotland: edinburgh|glasgow|aberdeen|dundee|scottish
wales: cardiff|swansea|welsh
northern ireland: belfast|derry
ireland: dublin|cork|galway|limerick|irish
california: los angeles|san francisco|san diego|sacramento
texas: houston|dallas|austin|san antonio
new york: brooklyn|manhattan|queens|buffalo
illinois: chicago
washington: seattle|tacoma
massachusetts: boston
florida: miami|orlando|tampa
europe: france|germany|spain|italy|portugal|poland|greece|holland
asia: china|india|japan|thailand|vietnam`
